import type { Type } from '@nestjs/common';

/** The games of this server. A new one is one folder and one line here. */
export const games: readonly Type[] = [];
