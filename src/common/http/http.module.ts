import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { BodyErrorInterceptor } from './problems/body-error.interceptor.js';
import { BodyLimits } from './requests/body-limits.js';
import { ErrorDialects } from './problems/error-dialects.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { ShapePipe } from './validation.js';

/**
 * What every endpoint shares: one filter, one pipe, one interceptor. The app is made with `bodyParser: false` and
 * `app.use(lenientBody())`.
 */
@Global()
@Module({
  providers: [
    BodyLimits,
    ErrorDialects,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: BodyErrorInterceptor },
    { provide: APP_PIPE, useClass: ShapePipe },
  ],
  exports: [BodyLimits, ErrorDialects],
})
export class HttpModule {}
