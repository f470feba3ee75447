import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { Changed } from '../common/http/changed-member.js';
import type { SignedIn } from './auth.service.js';
import type { Role, User, UserKind } from './entities/user.entity.js';
import { IsName } from './names/is-name.js';

const trimmed = () => Changed((value) => (typeof value === 'string' ? value.trim() : value));

export class GuestDto {
  @ApiPropertyOptional({ example: 'Ann', maxLength: 50, description: 'Made up if left out' })
  @IsOptional()
  @IsName()
  name?: string;
}

export class LoginDto {
  @ApiProperty({ example: 'ann@example.org' })
  @trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  email!: string;

  @ApiProperty({ example: 'correct horse' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  password!: string;
}

class NewCredentialsDto {
  @ApiProperty({ example: 'ann@example.org' })
  @trimmed()
  @IsEmail()
  @MaxLength(254)
  email!: string;

  @ApiProperty({ example: 'correct horse', minLength: 8, maxLength: 200 })
  @IsString()
  @MinLength(8)
  @MaxLength(200)
  password!: string;
}

export class RegisterDto extends NewCredentialsDto {
  @ApiProperty({ example: 'Ann', minLength: 1, maxLength: 50, description: 'Unique among registered players' })
  @ValidateIf((dto: RegisterDto) => dto.name !== undefined || dto.username === undefined)
  @IsName()
  name?: string;

  @ApiPropertyOptional({ description: 'Another word for `name`' })
  @ValidateIf((dto: RegisterDto) => dto.username !== undefined)
  @IsName()
  username?: string;
}

export class UpgradeDto extends RegisterDto {}

export class RefreshDto {
  @ApiProperty({ description: 'Good for one use; the answer has the next one' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  refreshToken!: string;
}

export class RecoverDto {
  @ApiProperty({
    example: '7K3QD-0MZ5R-X81VH-EJ4TN-2CWPB',
    description: 'Case, blanks and dashes do not count; O is read as 0, I and L as 1',
  })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  code!: string;
}

export class RecoveryCodeDto {
  @ApiProperty({
    example: '7K3QD-0MZ5R-X81VH-EJ4TN-2CWPB',
    description: 'Shown this once: the server keeps only a hash of it',
  })
  recoveryCode!: string;
}

export class LogoutDto {
  @ApiPropertyOptional({ description: 'Its login ends; if left out, the login of the access token' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  refreshToken?: string;
}

export class UserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 1, description: 'The same account as a whole number' })
  num!: number;

  @ApiProperty({ example: 'Ann' })
  name!: string;

  @ApiProperty({ example: 'ann@example.org', nullable: true, type: String })
  email!: string | null;

  @ApiProperty({ enum: ['guest', 'registered'] })
  kind!: UserKind;

  @ApiProperty()
  guest!: boolean;

  @ApiProperty({ enum: ['player', 'admin'] })
  role!: Role;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export class SignedInDto {
  @ApiProperty({ description: 'Send it as `Authorization: Bearer …`' })
  accessToken!: string;

  @ApiProperty({ description: 'Keep it secret; trade it in at `/api/auth/refresh`' })
  refreshToken!: string;

  @ApiProperty({ example: 900, description: 'Seconds until the access token ends' })
  expiresIn!: number;

  @ApiProperty({ type: UserDto })
  user!: UserDto;
}

/** An account as its owner sees it; built from nothing, so a new column is never shown by accident. */
export function showUser(user: User): UserDto {
  const { id, num, name, email, kind, role, createdAt } = user;
  return { id, num: Number(num), name, email, kind, guest: kind === 'guest', role, createdAt: createdAt.toISOString() };
}

export function showSignedIn({ accessToken, refreshToken, expiresIn, user }: SignedIn): SignedInDto {
  return { accessToken, refreshToken, expiresIn, user: showUser(user) };
}
