import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../auth/access.decorators.js';
import { commitOfCheckout } from '../../../config/checkout.js';
import { Settings } from '../../../config/settings.js';
import { LanguageModel } from './llm/language-model.js';
import { EDITIONS } from '../rules/catalogue/card-set.js';
import { cardPool, SHIPPED_SET } from '../rules/catalogue/card-sets.js';

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
