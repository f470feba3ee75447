import { Index } from 'typeorm';
import type { IndexOptions } from 'typeorm';

/**
 * TypeORM indexes the discriminator of a table unless some index has it alone: this is one that it neither makes nor looks
 * for. Rows are looked for by session or by user, and an index of their own would cost every action something.
 */
export function GameNotIndexed(): ClassDecorator {
  // TypeORM knows `synchronize` here as well; only its types do not.
  return Index('no_index_of_the_game_alone', ['game'], { unique: false, synchronize: false } as IndexOptions);
}
