import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { lakeAuth, lakeClientFactory } from './lake-client';

const configuration = {
  apiHost: 'http://localhost:3334',
  projectId: 'local',
  dataset: 'production',
  siteOrigin: 'http://localhost:3000',
  isLocal: true,
};

it('the local editor’s client sees drafts and is authenticated by a cookie alone', async () => {
  const { state } = lakeAuth(configuration, lakeClientFactory(configuration.apiHost));
  const { authenticated, currentUser, client } = await firstValueFrom(state);
  expect([authenticated, currentUser?.id]).toEqual([true, 'local']);
  expect(client.config()).toMatchObject({
    perspective: 'raw',
    withCredentials: true,
    useProjectHostname: false,
    useCdn: false,
    url: 'http://localhost:3334/v2025-02-19',
  });
  expect(client.config().token).toBeUndefined();
});
