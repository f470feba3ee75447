import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** 128 bits: two topics never share a name. */
const NAME_CHARACTERS = 22;

/** Encrypts what instances say to each other, so that Redis passes on what it can neither read nor forge. */
export class Seal {
  private readonly key: Buffer;
  private readonly nameKey: Buffer;

  /** All instances have the same secret, which must be set where there are several. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'parlour between instances', 32));
    this.nameKey = Buffer.from(hkdfSync('sha256', secret, '', 'parlour names of channels', 32));
  }

  /** The same for every instance, and no more than a name: what it stands for cannot be read from it. */
  nameOf(topic: string): string {
    return createHmac('sha256', this.nameKey).update(topic).digest('base64url').slice(0, NAME_CHARACTERS);
  }

  close(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Undefined: another secret, or not from an instance at all. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return opened.toString('utf8');
    } catch {
      return undefined;
    }
  }
}
