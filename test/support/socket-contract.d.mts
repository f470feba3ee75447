export class SocketContract {
  static shared(): SocketContract;
  misfit(namespace: string, event: string, kind: 'told' | 'answer', body: unknown): string | undefined;
}
