import type { EntitySchema } from 'typeorm';
import { RefreshToken } from '../auth/entities/refresh-token.entity.js';
import { User } from '../auth/entities/user.entity.js';
import { ChatMessage } from '../engine/chat/entities/chat-message.entity.js';
import { ChatMute } from '../engine/chat/entities/chat-mute.entity.js';
import { ChatReport } from '../engine/chat/entities/chat-report.entity.js';

type EntityClass = abstract new (...args: never[]) => object;

/** Every entity of the server. Listed by hand: patterns find files, not classes, and fail silently. */
export const entities: readonly (EntityClass | EntitySchema)[] = [
  User,
  RefreshToken,
  ChatMessage,
  ChatMute,
  ChatReport,
];
