import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../auth/access.decorators.js';
import { LanguageModel } from '../language-model.js';
import { EDITIONS } from '../rules/card-set.js';
import { cardPool, SHIPPED_SET } from '../rules/card-sets.js';

@ApiTags('GGLTCG')
@Public()
@Controller('api/ggltcg/health')
export class GgltcgHealthController {
  constructor(private readonly model: LanguageModel) {}

  @Get()
  @ApiOperation({ summary: 'Which cards there are, and whether a language model plays' })
  health() {
    const { client } = this.model;
    return {
      status: 'ok',
      card_count: cardPool(SHIPPED_SET, 'standard').cards.length,
      editions: EDITIONS,
      llm_configured: client !== null,
      models: client?.models ?? [],
    };
  }
}
