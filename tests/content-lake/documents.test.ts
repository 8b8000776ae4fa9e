import { beforeAll, describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

beforeAll(async () => {
  await lake.client.createOrReplace({ _id: 'doc-a', _type: 'doc', title: 'A' });
  await lake.client.createOrReplace({ _id: 'drafts.doc-a', _type: 'doc', title: 'A draft' });
});

describe('documents by id', () => {
  it('are returned by their stored id in every perspective', async () => {
    const client = lake.client.withConfig({ perspective: 'published' });
    expect((await client.getDocument('doc-a'))?.title).toBe('A');
    expect((await client.getDocument('drafts.doc-a'))?.title).toBe('A draft');
  });

  it('several are returned in the requested order, with null for missing ones', async () => {
    const found = await lake.client.getDocuments(['drafts.doc-a', 'doc-nothing', 'doc-a']);
    expect(found.map((document) => document?._id ?? null)).toEqual(['drafts.doc-a', null, 'doc-a']);
  });

  it('the response lists the omitted ids with the reason', async () => {
    const answer = await lake.client.request({ uri: `/data/doc/${lake.dataset}/doc-a,doc-nothing` });
    expect(answer.documents).toHaveLength(1);
    expect(answer.omitted).toEqual([{ id: 'doc-nothing', reason: 'existence' }]);
  });

  it('excludeContent reports which exist without their content', async () => {
    const options = { uri: `/data/doc/${lake.dataset}/doc-a,doc-nothing`, query: { excludeContent: 'true' } };
    const answer = await lake.client.request(options);
    expect(answer.omitted).toContainEqual({ id: 'doc-nothing', reason: 'existence' });
    expect(answer.omitted).not.toContainEqual(expect.objectContaining({ id: 'doc-a', reason: 'existence' }));
  });

  it('from a dataset that does not exist are a 404 with the hosted message', async () => {
    const client = lake.client.withConfig({ dataset: 'nowhere' });
    const error = await caught(client.getDocument('doc-a'));
    expect(error.statusCode).toBe(404);
    expect(error.message).toContain(
      `Dataset not found - Dataset "nowhere" not found for project ID "${lake.projectId}"`,
    );
  });
});
