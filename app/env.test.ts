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
  ['CACHE_PURGE_URLS', 'cloudflare://token@'],
  ['CACHE_PURGE_URLS', 'cloudflare://token@zone/path'],
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
  ['https://workflow.example.com/webhook/x/chat', 'always'],
  ['http://localhost:5678/webhook/x/chat', 'always'],
  ['http://127.0.0.1:5678/webhook/x/chat', 'always'],
  ['http://[::1]:5678/webhook/x/chat', 'always'],
  ['http://n8n:5678/webhook/x/chat', 'always'],
  ['http://10.0.4.7:5678/webhook/x/chat', 'by permission'],
  ['http://172.31.0.9/webhook/x/chat', 'by permission'],
  ['http://192.168.1.20/webhook/x/chat', 'by permission'],
  ['http://[fd12:3456::7]/webhook/x/chat', 'by permission'],
  ['http://[::ffff:10.0.4.7]/webhook/x/chat', 'by permission'],
  ['http://n8n.local/webhook/x/chat', 'by permission'],
  ['http://n8n.corp.internal/webhook/x/chat', 'by permission'],
  ['http://n8n.automation.svc/webhook/x/chat', 'by permission'],
  ['http://n8n.automation.svc.cluster.local./webhook/x/chat', 'by permission'],
  ['http://workflow.example.com/chat', 'never'],
  ['http://8.8.8.8/chat', 'never'],
  ['http://169.254.169.254/latest/meta-data', 'never'],
  ['http://172.32.0.1/chat', 'never'],
  ['http://[2001:db8::1]/chat', 'never'],
  ['http://internal.example/chat', 'never'],
  ['http://local.evil.example/chat', 'never'],
])('accepts CHAT_WEBHOOK_URL=%s %s, which CHAT_WEBHOOK_PRIVATE_HTTP gives', (url, when) => {
  const accepted = (permission?: string) =>
    parseEnv({ CHAT_WEBHOOK_URL: url, CHAT_WEBHOOK_PRIVATE_HTTP: permission }).CHAT_WEBHOOK_URL;
  if (when === 'always') expect(accepted()).toBe(url);
  else expect(() => accepted()).toThrow(when === 'never' ? 'CHAT_WEBHOOK_URL' : 'CHAT_WEBHOOK_PRIVATE_HTTP');
  if (when === 'never') expect(() => accepted('true')).toThrow('CHAT_WEBHOOK_URL');
  else expect(accepted('true')).toBe(url);
});

it('never repeats a bad value, which may be a secret', () => {
  expect(() => parseEnv({ SANITY_WEBHOOK_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
});
