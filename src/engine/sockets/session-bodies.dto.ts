import { IsBoolean, IsInt, IsObject, IsString, Length, Max, Min } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out.js';
import type { ActBody, ChatBody, JoinBody, LeaveBody, RefreshBody, ResumeBody } from './events.js';

/** Any text may be asked for: one that is no id is an id that nothing has. */
export class LeaveDto implements LeaveBody {
  @IsString()
  @Length(1, 100)
  sessionId!: string;
}

export class JoinDto extends LeaveDto implements JoinBody {
  @MayBeLeftOut()
  @IsBoolean()
  changes?: boolean;
}

export class SocketActDto extends LeaveDto implements ActBody {
  @IsObject()
  action!: object;

  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  expectedVersion?: number;

  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  actionId?: string;

  @MayBeLeftOut()
  @IsBoolean()
  echo?: boolean;
}

export class ResumeDto extends JoinDto implements ResumeBody {
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  sinceVersion!: number;
}

export class SocketChatDto extends LeaveDto implements ChatBody {
  @IsString()
  text!: string;
}

export class SocketRefreshDto implements RefreshBody {
  @IsString()
  @Length(1, 4000)
  token!: string;
}
