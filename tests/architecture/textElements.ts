import { resolve } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';

/**
 * Texts in JSX that have no element of their own (docs/architecture.md, "Texts"), as
 * `path:line text`. Translation replaces text nodes by elements. React then updates nodes that are
 * no longer in the page, and throws when it removes one or inserts something before it. It sets
 * the text of an element whose only child is one string, which is safe
 * (https://github.com/facebook/react/issues/11538).
 * @param replaced the texts of files to check instead of those on disk, by path from the root
 */
export function looseTexts(replaced: ReadonlyMap<string, string> = new Map()): string[] {
  const pathOf = (name: string) => name.slice(resolve('.').length + 1);
  const api = new API({ fs: { readFile: (name) => replaced.get(pathOf(name)) } });
  try {
    const [project] = api
      .updateSnapshot({ openProjects: [resolve('tsconfig.json')] })
      .getProjects();
    if (!project) throw new Error('tsconfig.json could not be read');
    const { program, checker } = project;
    return program.getSourceFileNames().flatMap((name) => {
      const path = pathOf(name);
      const file = /^(src|mocks)\/.*\.tsx$/.test(path) ? program.getSourceFile(name) : undefined;
      return file ? looseTextsIn(file, path, checker) : [];
    });
  } finally {
    api.close();
  }
}

function looseTextsIn(file: ast.SourceFile, path: string, checker: Checker): string[] {
  const found: string[] = [];
  const report = (node: ast.Node) => {
    const line = file.text.slice(0, node.getStart()).split('\n').length;
    found.push(`${path}:${line} ${node.getText().trim().split('\n', 1).join('')}`);
  };
  const visit = (node: ast.Node): void => {
    if (ast.isJsxElement(node) || ast.isJsxFragment(node))
      for (const child of looseChildren(node, checker)) report(child);
    if (isComponent(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      const type = signature && checker.getReturnTypeOfSignature(signature);
      if (type && mayBeText(type, checker)) report(node);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Its texts that have siblings, unless they are constant and nothing before them comes or goes. */
function looseChildren(parent: ast.JsxElement | ast.JsxFragment, checker: Checker): ast.Node[] {
  const children = parent.children.filter((child) =>
    ast.isJsxText(child)
      ? /\S|^[^\n]+$/.test(child.text)
      : !ast.isJsxExpression(child) || child.expression !== undefined,
  );
  const isOnly = children.length === 1 && ast.isJsxElement(parent);
  let isFixed = ast.isJsxElement(parent);
  return children.filter((child) => {
    const isConstant =
      ast.isJsxText(child) ||
      (ast.isJsxExpression(child) && child.expression && ast.isStringLiteral(child.expression));
    if (isConstant) return !isOnly && !isFixed;
    isFixed &&= isHtml(child);
    if (!ast.isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    return type && mayBeText(type, checker) && !(isOnly && !checker.isArrayLikeType(type));
  });
}

/** An HTML element is always there; what a component renders may not be. */
function isHtml(node: ast.Node): boolean {
  return /^<[a-z]/.test(node.getText());
}

function isComponent(node: ast.Node): node is ast.FunctionDeclaration | ast.FunctionExpression {
  if (!ast.isFunctionDeclaration(node) && !ast.isFunctionExpression(node)) return false;
  return /^[A-Z]/.test(node.name?.getText() ?? '');
}

const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;

function mayBeText(type: Type, checker: Checker, parents: readonly number[] = []): boolean {
  if (parents.includes(type.id)) return false;
  const mayAnyBeText = (types: readonly Type[] = []) =>
    types.some((part) => mayBeText(part, checker, [...parents, type.id]));
  if (type.isUnionType()) return mayAnyBeText(type.getTypes());
  if (type.isTypeReference() && checker.isArrayLikeType(type))
    return mayAnyBeText(checker.getTypeArguments(type));
  const isEmpty = type.isStringLiteralType() && type.value === '';
  return (type.flags & textFlags) !== 0 && !isEmpty;
}
