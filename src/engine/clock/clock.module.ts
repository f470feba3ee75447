import { Module } from '@nestjs/common';
import { AbsenceClock } from './absence-clock.js';
import { DeadlineClock } from './deadline-clock.js';
import { Housekeeper } from './housekeeper.js';

/** Whatever happens by itself as time goes by. */
@Module({ providers: [DeadlineClock, AbsenceClock, Housekeeper], exports: [Housekeeper] })
export class ClockModule {}
