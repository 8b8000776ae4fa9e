import type { ReactNode } from 'react';
import * as styles from './papers.css';

type PaperProps = { name: string; number: string; children: ReactNode };

/** A small paper on a sheet: its name and number above its lines. */
export function Paper({ name, number, children }: PaperProps) {
  return (
    <div className={styles.paper}>
      <div className={styles.name}>{name}</div>
      <div className={styles.number}>{number}</div>
      {children}
    </div>
  );
}

type LineProps = { name: string; children: ReactNode; isResult?: boolean };

export function Line({ name, children, isResult = false }: LineProps) {
  return (
    <div className={isResult ? styles.result : styles.line}>
      <span>{name}</span>
      <span>{children}</span>
    </div>
  );
}
