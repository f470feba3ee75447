import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Feed } from './feed.js';

describe('A feed', () => {
  it('tells everything to all who listen, and nothing to one that has stopped', () => {
    const feed = new Feed<number>('Numbers');
    const heard: string[] = [];
    const stop = feed.on((news) => heard.push(`one ${news}`));
    feed.on((news) => heard.push(`two ${news}`));
    feed.tell(1);
    stop();
    feed.tell(2);
    expect(heard).toEqual(['one 1', 'two 1', 'two 2']);
    expect(feed.size).toBe(1);
  });

  it('goes on after a listener that fails', () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const feed = new Feed<number>('Numbers');
    const heard: number[] = [];
    feed.on(() => {
      throw new Error('stumbled');
    });
    feed.on((news) => heard.push(news));
    feed.tell(1);
    expect(heard).toEqual([1]);
    expect(logged).toHaveBeenCalledWith('A listener failed', expect.stringContaining('stumbled'));
    logged.mockRestore();
  });
});
