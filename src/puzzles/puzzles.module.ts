import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PuzzleDay } from './entities/puzzle-day.entity.js';
import { PuzzleResult } from './entities/puzzle-result.entity.js';
import { PuzzleRecords } from './puzzle-records.js';
import { PuzzlesController } from './puzzles.controller.js';
import { PuzzleThread } from './puzzle-thread.js';
import { Puzzles } from './puzzles.service.js';

/** Positions with something to find, of any game that hands some over. */
@Module({
  imports: [TypeOrmModule.forFeature([PuzzleResult, PuzzleDay])],
  controllers: [PuzzlesController],
  providers: [Puzzles, PuzzleRecords, PuzzleThread],
})
export class PuzzlesModule {}
