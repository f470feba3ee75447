import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity.js';

/** One refresh token. All tokens that came from one login are a family, and live and die together. */
@Entity({ name: 'refresh_tokens' })
@Index('refresh_tokens_hash_key', ['tokenHash'], { unique: true })
@Index('refresh_tokens_family_idx', ['familyId'])
@Index('refresh_tokens_user_idx', ['userId'])
export class RefreshToken {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'refresh_tokens_user_fkey' })
  user?: Relation<User>;

  @Column({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  /** SHA-256: the token has 256 random bits, so nothing slower is needed. */
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;

  /** With the token itself this gives its successor once more, for a client that never got it. */
  @Column({ name: 'successor_salt', type: 'text', nullable: true })
  successorSalt!: string | null;

  /** The client that spent it, by its user agent. */
  @Column({ name: 'used_by', type: 'text', nullable: true })
  usedBy!: string | null;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;

  @Column({ name: 'user_agent', type: 'text', nullable: true })
  userAgent!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
