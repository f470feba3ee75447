import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

/** The whole number by which this contract knows an account. Numbers below 101 are the seats' own. */
@Entity({ schema: 'tcg_fuel', name: 'players' })
@Unique('players_user_key', ['userId'])
export class FuelPlayer {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'players_pkey',
  })
  id!: number;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'players_user_fkey' })
  user?: Relation<User> | null;

  @Column({ type: 'text' })
  username!: string;

  @Column({ name: 'is_bot', type: 'boolean', default: false })
  isBot!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;
}
