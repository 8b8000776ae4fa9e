import { type ComponentType, lazy, memo, type ReactElement, useEffect } from 'react';
import { LateBoundary } from './late-boundary';
import type { LateGate } from './late-gate';
import { useLateGate } from './use-late-gate';

type Code<Props> = { default: (part: { props: Props }) => ReactElement };

/**
 * A part of the page whose code comes late to the browser, and which comes to life when somebody reaches for it.
 * @param gate opens when somebody does
 * @param load fetches the part's code
 */
export function latePart<Props extends object>(
  gate: LateGate,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadCode = async (): Promise<Code<Props>> => {
    const Component = await load();
    return { default: ({ props }) => <Component {...props} /> };
  };
  const Loaded = import.meta.env.SSR ? loadedAhead(loadCode) : lazy(() => gate.pass(loadCode));
  const Alive = (props: Props) => (
    <>
      <Loaded props={props} />
      <Arrival gate={gate} />
    </>
  );
  // Until it is alive, a new rendering of what is around it must not touch it.
  const Served = memo(function Served(props: Props) {
    return (
      <LateBoundary part={gate.part}>
        <Alive {...props} />
      </LateBoundary>
    );
  });
  return function Late(props: Props) {
    const cameFromServer = useLateGate(gate);
    // Made in the browser it has no boundary: the page before is shown until this one can be.
    return cameFromServer ? <Served {...props} /> : <Alive {...props} />;
  };
}

/** Says that React has taken the part over. */
function Arrival({ gate }: { gate: LateGate }) {
  useEffect(() => gate.arrive(), [gate]);
  return null;
}

/** On the server: fetched as it starts, so that no page but one that is asked for at once has to wait for it. */
function loadedAhead<Props>(loadCode: () => Promise<Code<Props>>) {
  const loading = loadCode();
  const Waiting = lazy(() => loading);
  let Ready: Code<Props>['default'] | undefined;
  loading.then((code) => {
    Ready = code.default;
  });
  return (part: { props: Props }) => (Ready ? <Ready {...part} /> : <Waiting {...part} />);
}
