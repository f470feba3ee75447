import { Module } from '@nestjs/common';
import { ArtController } from './art.controller.js';
import { Gallery } from './gallery.js';

/** The pictures of the games' cards, drawn by code. */
@Module({ controllers: [ArtController], providers: [Gallery] })
export class ArtModule {}
