import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One deed of an admin. Rows are added and never changed. */
@Entity({ name: 'audit_log' })
// Its last column is sorted downwards, which TypeORM cannot say.
@Index('audit_log_target_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'audit_log_pkey',
  })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column({ name: 'admin_id', type: 'uuid' })
  adminId!: string;

  @Column({ type: 'text' })
  deed!: string;

  @Column({ name: 'target_type', type: 'text' })
  targetType!: 'session' | 'user' | 'server' | 'report';

  @Column({ name: 'target_id', type: 'text' })
  targetId!: string;

  @Column({ type: 'json', nullable: true })
  details!: object | null;
}
