import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Swagger UI at `/docs`, the document at `/docs-json`. */
export function serveDocs(app: INestApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Parlour')
    .setDescription(
      'Turn-based games against people and bots: every action is checked, stored, and only then told. ' +
        'Live updates come over Socket.IO: see [the page of the sockets](/docs/sockets).',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('docs', app, () => SwaggerModule.createDocument(app, config), {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
    customSiteTitle: 'Parlour API',
    swaggerOptions: { persistAuthorization: true, tagsSorter: 'alpha' },
  });
}
