// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ItemCost } from './item-cost';

it('lays four receipts of one day on each other, each as a course of its own', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const layer = { received: '2026-02-02', quantity: 10, unitCost: 5, value: 50 };
  const layers = [layer, layer, layer, layer];
  const figures = { name: 'item-cost', item: 'Lamp', layers, quantity: 40, unitCost: 5, value: 200 } as const;
  const { container } = render(<ItemCost figures={figures} standing />);
  const courses = [...container.querySelectorAll('table + div > div')];
  expect(courses).toHaveLength(4);
  expect(courses.every(({ className }) => className !== '')).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
});
