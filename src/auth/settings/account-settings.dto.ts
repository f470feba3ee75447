import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';

export class AccountSettingsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    example: { theme: 'dark', loudness: 40, patterns: true },
    description: 'At most 100: true, false, numbers, or texts of at most 200 characters',
  })
  @IsObject()
  settings!: Record<string, string | number | boolean>;
}
