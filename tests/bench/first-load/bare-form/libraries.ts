/** The exports of the site's libraries that a first load uses. */
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { ofetch } from 'ofetch';
import { array, literal, nullable, object, optional, refine, string, validate } from 'superstruct';
import { Link, Route, Router, Switch } from 'wouter';
import { assign, createActor, emit, fromPromise, raise, setup, waitFor } from 'xstate';

export const libraries: readonly unknown[] = [
  i18n,
  I18nProvider,
  useLingui,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
  useActorRef,
  useSelector,
  ofetch,
  array,
  literal,
  nullable,
  object,
  optional,
  refine,
  string,
  validate,
  Link,
  Route,
  Router,
  Switch,
  assign,
  createActor,
  emit,
  fromPromise,
  raise,
  setup,
  waitFor,
];
