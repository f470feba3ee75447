import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../auth/access.decorators.js';
import { commitOfCheckout } from '../../../config/checkout.js';
import { Settings } from '../../../config/settings.js';
import { LanguageModel } from './llm/language-model.js';
import { EDITIONS } from '../rules/card-set.js';
import { cardPool, SHIPPED_SET } from '../rules/card-sets.js';

@ApiTags('GGLTCG')
@Public()
@Controller('api/ggltcg/health')
export class GgltcgHealthController {
  private commit: Promise<string | null> | undefined;

  constructor(
    private readonly model: LanguageModel,
    private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Which cards there are, and whether a language model plays' })
  @ApiOkResponse({
    example: {
      status: 'ok',
      card_count: 41,
      editions: EDITIONS,
      llm_configured: true,
      models: ['gemini-flash-lite-latest', 'gemini-2.5-flash-lite'],
      commit: '8a1f0c2d9b7e4f3a6c5d1e0b2a9f8c7d6e5b4a39',
    },
  })
  async health() {
    const { client } = this.model;
    this.commit ??= this.settings.commit === undefined ? commitOfCheckout() : Promise.resolve(this.settings.commit);
    return {
      status: 'ok',
      card_count: cardPool(SHIPPED_SET, 'standard').cards.length,
      editions: EDITIONS,
      llm_configured: client !== null,
      models: client?.models ?? [],
      commit: await this.commit,
    };
  }
}
