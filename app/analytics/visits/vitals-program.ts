import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Keeps the newest vitals of the page for `attachVisitCounts`, which imports this after the page has loaded. */
const keep = ({ name, value }: MetricType) => {
  window.vitals = { ...window.vitals, [name]: value };
};

for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(keep, { reportAllChanges: true });
