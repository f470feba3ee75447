import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Session } from '../../../../engine/entities/session.entity.js';
import type { Level, Opponent } from '../match-setup.js';

/** How a game was set up, besides the options of its rules. */
@Entity({ name: 'four_in_a_square_setups' })
@Check('four_in_a_square_setups_opponent_check', `"opponent" IN ('ai', 'self', 'human')`)
@Check('four_in_a_square_setups_level_check', `"level" IN ('random', 'easy', 'medium', 'hard', 'master')`)
@Check('four_in_a_square_setups_color_check', `"human_color" IN ('R', 'B')`)
export class MatchSetupRow {
  @PrimaryColumn({ name: 'match_id', type: 'uuid', primaryKeyConstraintName: 'four_in_a_square_setups_pkey' })
  matchId!: string;

  @OneToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'four_in_a_square_setups_match_fkey' })
  match?: Relation<Session>;

  @Column({ type: 'text' })
  opponent!: Opponent;

  @Column({ type: 'text' })
  level!: Level;

  @Column({ name: 'human_color', type: 'char', length: 1 })
  humanColor!: 'R' | 'B';

  @Column({ name: 'lock_restart', type: 'boolean', default: false })
  lockRestart!: boolean;

  @Column({ type: 'boolean', default: false })
  practice!: boolean;

  @Column({ name: 'ai_seed', type: 'text', nullable: true })
  aiSeed!: string | null;
}
