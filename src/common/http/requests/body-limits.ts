import { Injectable } from '@nestjs/common';
import { PathMap } from '../problems/path-map.js';

/** Which paths take larger bodies than the others, in bytes. */
@Injectable()
export class BodyLimits {
  private readonly limits = new PathMap<number>('body limits');

  register(pathPrefix: string, bytes: number): void {
    this.limits.set(pathPrefix, bytes);
  }

  find(path: string): number | undefined {
    return this.limits.find(path);
  }
}
