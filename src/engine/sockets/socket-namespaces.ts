import { Injectable } from '@nestjs/common';
import type { NamespaceDescription } from './docs/description.js';

/** The namespaces of this server, for its documentation. Gateways announce themselves. */
@Injectable()
export class SocketNamespaces {
  private readonly described: NamespaceDescription[] = [];

  announce(namespace: NamespaceDescription): void {
    this.described.push(namespace);
  }

  list(): readonly NamespaceDescription[] {
    return [...this.described].sort((a, b) => (a.address < b.address ? -1 : 1));
  }
}
