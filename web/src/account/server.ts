import { parlour } from '@parlour/client';

/** The server this page came from: its REST, its sockets, and the account of this browser. */
export const server = parlour('');
