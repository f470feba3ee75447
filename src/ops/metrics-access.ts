import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface MetricsRequest {
  /** The address of the connection itself, not what a proxy says. */
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Figures are for this host, or for clients with the token. A request that came through a proxy is not from this host. */
export function maySeeMetrics({ remoteAddress, headers }: MetricsRequest, token: string | undefined): boolean {
  if (token !== undefined && isBearer(headers.authorization, token)) return true;
  const proxied = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  return proxied === undefined && isLoopback(remoteAddress);
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function isBearer(authorization = '', token: string): boolean {
  const given = /^bearer +(.*)$/i.exec(authorization)?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
