import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink, type ButtonLinkProps } from '../ui/form/Button.tsx';

/** A link to another page of the site that looks like a button. */
export function ButtonPageLink(props: ButtonLinkProps) {
  const { href, onClick } = props;
  return (
    // The link replaces the handler of its child by its own.
    <Link href={href} {...(onClick && { onClick })} asChild>
      <ButtonLink {...props} />
    </Link>
  );
}

export interface PageLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another page of the site within a sentence. */
export function PageLink({ href, children }: PageLinkProps) {
  return (
    <Link href={href} className="inline-flex min-h-6 items-center font-bold text-accent-text underline">
      {children}
    </Link>
  );
}
