import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { type CollectedMessages, openSocket } from './listening';

type RpcMessage = {
  readonly id?: string;
  readonly method?: string;
  readonly params?: { readonly subscription: string; readonly result: Readonly<Record<string, unknown>> };
  readonly result?: unknown;
  readonly error?: { readonly code: number };
};

/** One tab of the Studio, as `@sanity/bifur-client` behaves. */
type Tab = CollectedMessages<RpcMessage> & {
  readonly session: string;
  call(method: string, params?: object): Promise<RpcMessage>;
  /** The received events of other sessions. */
  heard(): readonly Readonly<Record<string, unknown>>[];
};

const PATH = '/v2022-06-30/socket/production?tag=sanity.studio';

const lake = lakeOfFile();

/** @param browser that Studio's server has named */
async function openTab(browser?: string): Promise<Tab> {
  const cookie = `lake_token=${lake.token}${browser === undefined ? '' : `; lake_browser=${browser}`}`;
  const headers = { cookie, origin: 'http://localhost:3333' };
  const messages = await openSocket<RpcMessage>(lake.url, headers, PATH);
  const call = (method: string, params: object = {}) => {
    const id = randomUUID();
    messages.send({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } });
    return messages.first((message) => message.id === id);
  };
  const heard = () =>
    messages.events.flatMap(({ method, params }) =>
      method === 'presence_subscription' && params ? [params.result] : [],
    );
  const tab = { ...messages, session: randomUUID(), call, heard };
  await call('presence_subscribe');
  return tab;
}

function announce(tab: Tab, documentId: string) {
  const place = { type: 'document', documentId, path: ['title'], lastActiveAt: new Date().toISOString() };
  return tab.call('presence_announce', { data: { sessionId: tab.session, locations: [place] } });
}

describe.runIf(isLocal)('two editors', () => {
  it('get each other’s locations, and not their own', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await announce(one, 'page-a');
    await announce(other, 'page-b');
    await expect.poll(() => [one.heard().length, other.heard().length]).toEqual([1, 1]);
    expect(other.heard()[0]).toMatchObject({
      type: 'state',
      i: 'local',
      m: { sessionId: one.session, locations: [{ documentId: 'page-a' }] },
    });
    expect(one.heard()[0]).toMatchObject({ m: { sessionId: other.session } });
  });

  it('get the roll call of a new client, which gets their answers', async () => {
    const [one, newcomer] = [await openTab(), await openTab()];
    await newcomer.call('presence_rollcall', { session: newcomer.session });
    const rollCall = { type: 'rollCall', i: 'local', session: newcomer.session };
    await expect.poll(() => one.heard()).toEqual([rollCall]);
    await announce(one, 'page-a');
    await expect.poll(() => newcomer.heard().length).toBe(1);
  });

  it('get an event when one disconnects or loses the connection', async () => {
    const [polite, lost, witness] = [await openTab(), await openTab(), await openTab()];
    await announce(polite, 'page-a');
    await announce(lost, 'page-a');
    await polite.call('presence_disconnect', { session: polite.session });
    lost.socket.terminate();
    const left = ({ session }: Tab) => ({ type: 'disconnect', i: 'local', m: { session } });
    await expect.poll(() => witness.heard().slice(2)).toEqual([left(polite), left(lost)]);
  });

  it('get no events after unsubscribing', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { result: subscriptionId } = await other.call('presence_subscribe');
    await announce(one, 'page-a');
    await expect.poll(() => other.heard().length).toBe(2);
    await other.call('presence_unsubscribe', { subscriptionId });
    await announce(one, 'page-b');
    await announce(one, 'page-c');
    const last = () => other.heard().at(-1);
    await expect.poll(last).toMatchObject({ m: { locations: [{ documentId: 'page-c' }] } });
    // Each of the two announcements was sent once, because one of two subscriptions is left.
    expect(other.heard()).toHaveLength(4);
  });
});

describe.runIf(isLocal)('tabs of one browser', () => {
  const [own, foreign] = ['00000000000000aa', '00000000000000bb'];

  it('are one editor: they do not hear of each other, and others hear one user', async () => {
    const [first, second, other] = [await openTab(own), await openTab(own), await openTab(foreign)];
    await announce(first, 'page-a');
    await announce(second, 'page-b');
    await announce(other, 'page-c');
    await expect.poll(() => other.heard().length).toBe(2);
    expect(other.heard().map(({ i }) => i)).toEqual([`local-${own}`, `local-${own}`]);
    await expect.poll(() => [first.heard().length, second.heard().length]).toEqual([1, 1]);
    expect(first.heard()).toMatchObject([{ i: `local-${foreign}`, m: { sessionId: other.session } }]);
    first.socket.terminate();
    await expect.poll(() => other.heard().at(-1)).toMatchObject({ type: 'disconnect', i: `local-${own}` });
    expect(second.heard()).toHaveLength(1);
  });

  it('are no editor for a browser with a forged name', async () => {
    const [forged, other] = [await openTab('../aa'), await openTab(own)];
    await announce(forged, 'page-a');
    await expect.poll(() => other.heard()).toMatchObject([{ i: 'local' }]);
  });
});

describe.runIf(isLocal)('the presence socket', () => {
  it('answers an unknown method and invalid JSON with errors, and stays open', async () => {
    const tab = await openTab();
    expect((await tab.call('mutate')).error?.code).toBe(-32_601);
    tab.socket.send('nonsense');
    expect((await tab.first(({ error }) => error?.code === -32_700)).id).toBeNull();
    expect((await tab.call('authorization', { authorization: 'Bearer x' })).result).toBe('ok');
  });

  it('requires the token', async () => {
    await expect(openSocket(lake.url, {}, PATH)).rejects.toThrow('401');
  });
});
