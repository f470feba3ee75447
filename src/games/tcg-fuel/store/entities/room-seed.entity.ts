import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { GameRoom } from '../../../../rooms/entities/game-room.entity.js';

/** The seed that the maker of a room chose for its games. */
@Entity({ schema: 'tcg_fuel', name: 'room_seeds' })
export class RoomSeed {
  @PrimaryColumn({ name: 'room_id', type: 'uuid', primaryKeyConstraintName: 'room_seeds_pkey' })
  roomId!: string;

  @OneToOne(() => GameRoom, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'room_seeds_room_fkey' })
  room?: Relation<GameRoom>;

  @Column({ type: 'text' })
  seed!: string;
}
