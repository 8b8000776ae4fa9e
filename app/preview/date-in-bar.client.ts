const MINUTE_MS = 60_000;

/** The date in the bar is in the time zone of the server, until the editor opens or sends it: then it is in theirs. */
export function listenToDate(): () => void {
  const listening = new AbortController();
  const onEvent = ({ target, type }: Event) => {
    const bar = target instanceof Element ? target.closest('.preview details') : null;
    const [offset, at] = bar?.querySelectorAll('input') ?? [];
    if (!offset || !at?.value) return;
    const changeMinutes = new Date(at.value).getTimezoneOffset() - Number(offset.value);
    offset.value = String(Number(offset.value) + changeMinutes);
    if (type === 'toggle') at.valueAsNumber -= changeMinutes * MINUTE_MS;
  };
  for (const type of ['toggle', 'submit'])
    document.addEventListener(type, onEvent, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
