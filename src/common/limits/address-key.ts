import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 address. One household or one rented machine
 * has 2^64 addresses of version 6, so the single address says nothing.
 */
export function addressKey(address: string | undefined): string {
  const plain = (address ?? '').split('%', 1)[0]!;
  const [, mapped] = MAPPED.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  return isIP(plain) === 6 ? `${network(plain)}::/64` : plain || 'unknown';
}

/** The first four groups, without leading zeros. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  // An IPv4 address at the end stands for two groups, neither of them among the first four of eight.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - written;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
