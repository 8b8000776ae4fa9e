import { expect, it } from 'vitest';
import { parseEnv } from './env.server';

it('works with nothing set: the local Lake and http://localhost', () => {
  const env = parseEnv({});
  expect(env.SITE_URL).toBe('http://localhost:3000');
  expect(env.SANITY_PROJECT_ID).toBeUndefined();
  expect(env.CHAT_ENABLED).toBe(true);
});

it('splits CACHE_PURGE_URLS at commas and spaces', () => {
  const urls = ['http://127.0.0.1:6081/', 'varnish+http://user:x@varnish/', 'cloudflare://token@zone'];
  expect(parseEnv({ CACHE_PURGE_URLS: urls.join(', ') }).CACHE_PURGE_URLS).toEqual(urls);
});

it.each([
  ['SANITY_PROJECT_ID', 'my project'],
  ['SANITY_DATASET', '../x'],
  ['SANITY_WEBHOOK_SECRET', 'short'],
  ['CACHE_PURGE_URLS', 'not-a-url'],
  ['CACHE_PURGE_URLS', 'cloudflare://zone-without-token'],
  ['CACHE_PURGE_URLS', 'fastly://token@'],
  ['CACHE_PURGE_URLS', 'fastly://token@service/path'],
  ['CHAT_WEBHOOK_URL', 'javascript:alert(1)'],
  ['CHAT_WEBHOOK_URL', 'http://workflow.example.com/webhook/x/chat'],
  ['CHAT_WEBHOOK_URL', 'http://[2001:db8::1]/webhook/x/chat'],
  ['CHAT_WEBHOOK_URL', 'https://user:secret@workflow.example.com/webhook/x/chat'],
  ['CHAT_WEBHOOK_AUTHORIZATION', 'Bearer x\r\nX-Evil: 1'],
  ['CHAT_WEBHOOK_AUTHORIZATION', 'Bearer “x”'],
  ['CHAT_ENABLED', 'maybe'],
  ['REDIS_URL', 'http://localhost'],
  ['LOG_LEVEL', 'loud'],
])('rejects %s=%s, naming the variable', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

it.each([
  'https://workflow.example.com/webhook/x/chat',
  'http://localhost:5678/webhook/x/chat',
  'http://127.0.0.1:5678/webhook/x/chat',
  'http://[::1]:5678/webhook/x/chat',
  'http://n8n:5678/webhook/x/chat',
])('accepts CHAT_WEBHOOK_URL=%s', (url) => {
  expect(parseEnv({ CHAT_WEBHOOK_URL: url }).CHAT_WEBHOOK_URL).toBe(url);
});

it.each([
  'http://10.0.4.7:5678/webhook/x/chat',
  'http://172.31.0.9/webhook/x/chat',
  'http://192.168.1.20/webhook/x/chat',
  'http://[fd12:3456::7]/webhook/x/chat',
  'http://[::ffff:10.0.4.7]/webhook/x/chat',
  'http://n8n.local/webhook/x/chat',
  'http://n8n.corp.internal/webhook/x/chat',
  'http://n8n.automation.svc/webhook/x/chat',
  'http://n8n.automation.svc.cluster.local./webhook/x/chat',
])('accepts CHAT_WEBHOOK_URL=%s only with CHAT_WEBHOOK_PRIVATE_HTTP', (url) => {
  expect(parseEnv({ CHAT_WEBHOOK_URL: url, CHAT_WEBHOOK_PRIVATE_HTTP: 'true' }).CHAT_WEBHOOK_URL).toBe(url);
  expect(() => parseEnv({ CHAT_WEBHOOK_URL: url })).toThrow('CHAT_WEBHOOK_PRIVATE_HTTP');
});

it.each([
  'http://workflow.example.com/chat',
  'http://8.8.8.8/chat',
  'http://169.254.169.254/latest/meta-data',
  'http://172.32.0.1/chat',
  'http://[2001:db8::1]/chat',
  'http://internal.example/chat',
  'http://local.evil.example/chat',
])('rejects CHAT_WEBHOOK_URL=%s even with CHAT_WEBHOOK_PRIVATE_HTTP', (url) => {
  expect(() => parseEnv({ CHAT_WEBHOOK_URL: url, CHAT_WEBHOOK_PRIVATE_HTTP: 'true' })).toThrow(
    'CHAT_WEBHOOK_URL',
  );
});

it('never repeats a bad value, which may be a secret', () => {
  expect(() => parseEnv({ SANITY_WEBHOOK_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
});
