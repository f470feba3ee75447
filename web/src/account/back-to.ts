import { to } from '../to.js';

/** Only an address of this page: a link from elsewhere must not lead out through the door. */
export function backTo(address: string | null): string {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : to.house();
}
