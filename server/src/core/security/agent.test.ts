import { expect, test } from 'vitest';
import { agentOf, deviceOf } from './agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux) ${webkit} Chrome/130.0 YaBrowser/24.10 Safari/537.36`, 'Яндекс\u00a0Браузер, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17 Safari/605', 'Safari, macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Mobile Safari/604', 'Safari, iPhone'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox, Android'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test('what a browser calls itself is cut, and may be missing', () => {
  expect(agentOf('x'.repeat(1000))).toHaveLength(300);
  expect(agentOf(undefined)).toBe('');
});
