import { type FormEventHandler, Fragment, type MouseEventHandler, type RefObject } from 'react';
import type { FormParameter } from '../../../protocol/form-parameters';
import type { BlockOf } from '../../content-model/content-types';
import { filled, written } from '../../texts/texts';
import * as actions from '../../ui/actions.css';
import { isStepped, stepsBy } from '../../ui/attach-steps';
import { notTracked } from '../../ui/events';
import * as formBlock from '../../ui/form-block.css';
import { prefetchesReact } from '../../ui/hydration/start-react';
import { Icon } from '../../ui/icon/icon';
import { useLanguage, useTexts, withElements } from '../../ui/texts';
import { Facts, Text } from '../../ui/typography';
import { type Choice, MAX_LENGTH, MAX_USERS, type Outline } from './quote';
import * as styles from './quote-builder.css';

type ChoiceFormProps = {
  formRef: RefObject<HTMLFormElement>;
  /** Ids of the form's parts begin with it. */
  id: string;
  path: string;
  block: BlockOf<'quoteBuilder'>;
  choice: Choice;
  outline: Outline;
  onInput: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler;
  onReset: MouseEventHandler;
  /** Of the line that sums the outline up where it is below the form. */
  onShow: MouseEventHandler;
};

/** Modules, users and company size. Sent to the server, it comes back scrolled to the outline. */
export function ChoiceForm({
  formRef,
  id,
  path,
  block,
  choice,
  outline,
  onReset,
  onShow,
  ...handlers
}: ChoiceFormProps) {
  const { labels } = block;
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="get"
      action={`${path}#${id}-outline`}
      autoComplete="off"
      // Of no use in the page's Markdown twin.
      data-mdast="ignore"
      {...handlers}
      {...prefetchesReact}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{labels.modules}</legend>
        {block.modules.map((module) => (
          <label key={module._key} className={styles.choice}>
            <input
              type="checkbox"
              name={'module' satisfies FormParameter}
              value={module.id}
              defaultChecked={choice.modules.includes(module.id)}
            />
            {module.name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{labels.roles}</legend>
        {block.roles.map((role, index) => (
          <Users
            key={role._key}
            id={`${id}-users-${index}`}
            name={role.name}
            value={choice.users[index] ?? ''}
            problem={outline.roles[index]?.problem}
          />
        ))}
      </fieldset>
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>{labels.size}</legend>
        {block.sizes.map((size) => (
          <label key={size._key} className={styles.choice}>
            <input
              type="radio"
              name={'size' satisfies FormParameter}
              value={size.id}
              defaultChecked={choice.size === size.id}
            />
            <span>
              {size.name}
              {size.description ? (
                <>
                  <br />
                  <Text as="span" look="small" tone="ink3">
                    {size.description}
                  </Text>
                </>
              ) : null}
            </span>
          </label>
        ))}
        {block.sizeNote ? (
          <Text look="small" className={styles.note}>
            {block.sizeNote}
          </Text>
        ) : null}
      </fieldset>
      <div className={styles.end}>
        <button type="submit" className={`${actions.size.small} ${actions.onPaper.secondary}`}>
          {labels.submit}
        </button>
        <a href={`${path}#${id}-outline`} className={formBlock.reset} onClick={onReset} {...notTracked}>
          {labels.reset}
        </a>
      </div>
      {outline.isWrong ? null : <Summary id={id} labels={labels} outline={outline} onShow={onShow} />}
    </form>
  );
}

type SummaryProps = Pick<ChoiceFormProps, 'id' | 'outline' | 'onShow'> & {
  labels: ChoiceFormProps['block']['labels'];
};

function Summary({ id, labels, outline: { users, size }, onShow }: SummaryProps) {
  return (
    <a
      href={`#${id}-outline`}
      className={`${styles.summary} ${styles.withScripts}`}
      onClick={onShow}
      {...notTracked}
    >
      <Icon name="chevron-down" size={18} />
      <Facts
        facts={[
          <Fragment key="users">
            {labels.users}: {users}
          </Fragment>,
          size && (
            <Fragment key="time">
              {size.name}: {size.time}
            </Fragment>
          ),
        ]}
      />
    </a>
  );
}

type UsersProps = {
  id: string;
  name: string;
  value: string;
  problem: Outline['roles'][number]['problem'];
};

/** A text field, because of a number field browsers send nothing that is not a number, and it could not be named. */
function Users({ id, name, value, problem }: UsersProps) {
  const { builder } = useTexts();
  const most = written(MAX_USERS, useLanguage());
  return (
    <div className={styles.role}>
      <label htmlFor={id}>{name}</label>
      <Step label={filled(builder.less, { name })} sign="−" by={-1} />
      <input
        id={id}
        name={'users' satisfies FormParameter}
        type="text"
        inputMode="numeric"
        maxLength={MAX_LENGTH}
        defaultValue={value}
        className={`${formBlock.input} ${styles.users}`}
        {...isStepped(MAX_USERS)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <Step label={filled(builder.more, { name })} sign="+" by={1} />
      {problem ? (
        <p id={`${id}-problem`} className={formBlock.problem}>
          {withElements(problem === 'units' ? builder.notWhole : builder.tooMany, { name, most })}
        </p>
      ) : null}
    </div>
  );
}

/** For the pointer; in the field itself, the arrow keys do the same. */
function Step({ label, sign, by }: { label: string; sign: string; by: 1 | -1 }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.step} ${styles.withScripts}`}
      aria-label={label}
      {...stepsBy(by)}
    >
      {sign}
    </button>
  );
}
