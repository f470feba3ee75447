import { Global, Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { Presence } from './company/presence.js';
import { SeatsElsewhere } from './company/seats-elsewhere.js';
import { SocketLogins } from './connections/socket-logins.js';
import { SocketNamespaces } from './socket-namespaces.js';
import { TableCompany } from './company/table-company.js';
import { TableVisits } from './company/table-visits.js';
import { ViewPublisher } from './view-publisher.js';

const services = [Presence, SeatsElsewhere, SocketLogins, SocketNamespaces, TableCompany, TableVisits, ViewPublisher];

/** What every gateway is made of. */
@Global()
@Module({
  imports: [ChatModule],
  providers: services,
  exports: services,
})
export class SocketsModule {}
