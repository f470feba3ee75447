import { CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Session } from '../../../../engine/entities/session.entity.js';

/** A game to which both players have come. */
@Entity({ name: 'viking_vengeance_starts' })
export class VikingStart {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_starts_pkey' })
  gameId!: string;

  @OneToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'viking_vengeance_starts_game_fkey' })
  game?: Relation<Session>;

  @CreateDateColumn({ name: 'told_at', type: 'timestamptz' })
  toldAt!: Date;
}
