import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { ErrorDialects } from '../common/http/problems/error-dialects.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { complete } from './complete.js';
import { SIGN_IN_SCRIPT, SIGN_IN_STYLE } from './sign-in.controller.js';

const ABOUT = `Turn-based games against people and bots: every action is checked, stored, and only then told.

To try it here: play as a guest or sign in above; everything is then sent with your token. A token of a seat goes into *Authorize*.

Errors are problem details (RFC 9457) with a stable \`code\`. Any endpoint may answer 429 (too fast) or 503 (the database is
away, or the server is stopping) with \`Retry-After\`. Live updates come over Socket.IO: see
[the page of the sockets](/docs/sockets).`;

/** Swagger UI at `/docs`, the document at `/docs-json`. */
export function serveDocs(app: INestApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Parlour')
    .setDescription(ABOUT)
    .setVersion('1')
    .addBearerAuth()
    .build();
  // Made when it is first asked for: by then every game has registered itself.
  const make = () =>
    complete(
      SwaggerModule.createDocument(app, config, {
        operationIdFactory: (controller: string, method: string) => `${controller}.${method}`,
      }),
      app.get(GameRegistry).list(),
      app.get(ErrorDialects),
    );
  SwaggerModule.setup('docs', app, make, {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
    customSiteTitle: 'Parlour API',
    customJs: SIGN_IN_SCRIPT,
    customCss: SIGN_IN_STYLE,
    swaggerOptions: {
      persistAuthorization: true,
      tagsSorter: 'alpha',
      filter: true,
      docExpansion: 'none',
      // Hundreds of schemas are drawn when the reader opens them, not with every page.
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
      tryItOutEnabled: true,
    },
  });
}
