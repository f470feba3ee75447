import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type UserKind = 'guest' | 'registered';
export type Role = 'player' | 'admin';

/** An account. A guest has neither mail nor password, and may become registered later under the same id. */
@Entity({ name: 'users' })
@Check('users_kind_check', `"kind" IN ('guest', 'registered')`)
@Check('users_role_check', `"role" IN ('player', 'admin')`)
@Check('users_name_check', `char_length("name") BETWEEN 1 AND 50`)
@Check('users_credentials_check', `"kind" = 'guest' OR ("email" IS NOT NULL AND "password_hash" IS NOT NULL)`)
@Index('users_name_key', ['nameKey'], { unique: true, where: `kind = 'registered'` })
@Index('users_email_key', ['emailKey'], { unique: true })
@Index('users_num_key', ['num'], { unique: true })
@Index('users_recovery_idx', ['recoveryHash'])
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** For contracts whose players have whole numbers for ids; the driver hands a bigint over as text. */
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS', insert: false, update: false })
  num!: string;

  @Column({ type: 'text' })
  name!: string;

  /** The name as it is compared; made in code, since `lower()` knows only ASCII under the C locale. */
  @Column({ name: 'name_key', type: 'text' })
  nameKey!: string;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ name: 'email_key', type: 'text', nullable: true })
  emailKey!: string | null;

  @Column({ name: 'password_hash', type: 'text', nullable: true, select: false })
  passwordHash?: string | null;

  /** The only way back that a guest may have besides its tokens: of the code a hash, as the code has 125 random bits. */
  @Column({ name: 'recovery_hash', type: 'text', nullable: true, select: false })
  recoveryHash?: string | null;

  @Column({ type: 'text', default: 'guest' })
  kind!: UserKind;

  @Column({ type: 'text', default: 'player' })
  role!: Role;

  @Column({ name: 'banned_at', type: 'timestamptz', nullable: true })
  bannedAt!: Date | null;

  @Column({ name: 'ban_reason', type: 'text', nullable: true })
  banReason!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_login_at', type: 'timestamptz', nullable: true })
  lastLoginAt!: Date | null;
}
