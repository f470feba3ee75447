import { CallHandler, ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { findBodyError } from '../requests/lenient-body.js';
import { refuseBadText } from '../text-check.js';

/** Runs after the guards and before the pipes: the moment when a request is judged by what it says. */
@Injectable()
export class BodyErrorInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() === 'http') {
      const request = context.switchToHttp().getRequest<Request>();
      const error = findBodyError(request);
      if (error) throw error;
      refuseBadText(request.params, 'path');
      refuseBadText(request.query, 'query');
      refuseBadText(request.body, 'body');
    }
    return next.handle();
  }
}
