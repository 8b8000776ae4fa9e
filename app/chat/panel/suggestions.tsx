import { list, suggestion } from './suggestions.css';

type SuggestionsProps = { questions: readonly string[]; onChoose: (question: string) => void };

/** Studio holds editors to this many; what comes by other ways is cut. */
const MOST = 4;

/** Questions to begin with; choosing one sends it. */
export function Suggestions({ questions, onChoose }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={list} aria-label="Suggested questions">
      {[...new Set(questions)].slice(0, MOST).map((question) => (
        <li key={question}>
          <button type="button" className={suggestion} dir="auto" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
