import type { NetData } from './net.js';
import learned from './outlook-net.json' with { type: 'json' };

/** What was learned from games about each feature (`outlook.ts`), as `lab/tuning/tune-outlook.cli.ts` prints it. */
export const OUTLOOK_NET: NetData = learned;
