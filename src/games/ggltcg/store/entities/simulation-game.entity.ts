import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { SimulationRunRow } from './simulation-run.entity.js';

/** One simulated game. The result is the lab's. */
@Entity({ schema: 'ggltcg', name: 'simulation_games' })
export class SimulationGameRow {
  @PrimaryColumn({ name: 'run_id', type: 'uuid', primaryKeyConstraintName: 'simulation_games_pkey' })
  runId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'simulation_games_pkey' })
  number!: number;

  @ManyToOne(() => SimulationRunRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'simulation_games_run_fkey' })
  run?: Relation<SimulationRunRow>;

  @Column({ type: 'jsonb' })
  result!: object;
}
