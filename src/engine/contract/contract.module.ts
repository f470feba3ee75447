import { Global, Module } from '@nestjs/common';
import { GameTables } from './game-tables.js';

/** What the games' own contracts are made with. */
@Global()
@Module({ providers: [GameTables], exports: [GameTables] })
export class ContractModule {}
