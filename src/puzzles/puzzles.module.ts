import { Module } from '@nestjs/common';
import { PuzzleRecords } from './puzzle-records.js';
import { PuzzlesController } from './puzzles.controller.js';
import { Puzzles } from './puzzles.service.js';

/** Positions with something to find, of any game that hands some over. */
@Module({ controllers: [PuzzlesController], providers: [Puzzles, PuzzleRecords] })
export class PuzzlesModule {}
