import { Module } from '@nestjs/common';
import { PuzzleRecords } from './puzzle-records.js';
import { PuzzlesController } from './puzzles.controller.js';
import { PuzzleThread } from './puzzle-thread.js';
import { Puzzles } from './puzzles.service.js';

/** Positions with something to find, of any game that hands some over. */
@Module({ controllers: [PuzzlesController], providers: [Puzzles, PuzzleRecords, PuzzleThread] })
export class PuzzlesModule {}
