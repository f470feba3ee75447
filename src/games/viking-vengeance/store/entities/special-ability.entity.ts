import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { AbilityParameters } from '../../rules/catalogue.js';

/** An ability of the catalogue, for people who look into the database; the rules read the catalogue itself. */
@Entity({ name: 'viking_vengeance_special_abilities' })
@Unique('viking_vengeance_special_abilities_id_key', ['id'])
export class SpecialAbility {
  @PrimaryColumn({
    name: 'ability_id',
    type: 'uuid',
    primaryKeyConstraintName: 'viking_vengeance_special_abilities_pkey',
  })
  abilityId!: string;

  @Column({ type: 'varchar', length: 50 })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'trigger_moments', type: 'text', array: true })
  triggerMoments!: string[];

  @Column({ type: 'jsonb' })
  parameters!: AbilityParameters;
}
